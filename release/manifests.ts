// What package managers read: made of the archives of a release, with their addresses and checksums.

/** An archive of the command line. `brew`: the system and the processor, in Homebrew's words. */
export type Archive = { file: string; sha256: string; brew?: [string, string] };

/** Where the files of a version are: the releases of a repository on GitHub. */
export const folderOf = (repository: string, version: string) =>
  `${repository.replace(/\/$/, '')}/releases/download/v${version}/`;

/** The `repository` of a Cargo.toml; null where it names none. */
export const repositoryOf = (cargo: string): string | null => /^repository = "(https:.+)"$/m.exec(cargo)?.[1] ?? null;

export function formula(repository: string, version: string, archives: Archive[]): string {
  const blocks = archives.flatMap(({ file, sha256, brew }) =>
    brew
      ? [
          `  on_${brew[0]} do`,
          `    on_${brew[1]} do`,
          `      url "${folderOf(repository, version)}${file}"`,
          `      sha256 "${sha256}"`,
          '    end',
          '  end',
          '',
        ]
      : [],
  );
  return `class Boardlab < Formula
  desc "Solver and judge of five board-game contest tasks"
  homepage "${repository}"
  version "${version}"
  license any_of: ["MIT", "Apache-2.0"]

${blocks.join('\n')}
  def install
    bin.install "boardlab"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/boardlab.bash" => "boardlab"
    zsh_completion.install "completions/_boardlab"
    fish_completion.install "completions/boardlab.fish"
  end

  test do
    assert_equal "Case 1: Alice\\n", pipe_output("#{bin}/boardlab solve knights", "1\\n1\\n1 2\\n")
  end
end
`;
}
