// What package managers read: made of the archives of a release, with their addresses and checksums.

/** An archive of the command line: a file that holds a folder. `brew`: the system and the processor, in Homebrew's words. */
export type Archive = { file: string; folder: string; sha256: string; brew?: readonly [string, string] };

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

const WINGET = '1.6.0';

/** The three manifests of winget for the archive of Windows, by their names. It takes the program as it lies in the archive. */
export function winget(repository: string, version: string, archives: Archive[]): Record<string, string> {
  const archive = archives.find(({ file }) => file.endsWith('windows.zip'));
  if (!archive) throw new Error('no archive for Windows');
  const id = 'Boardlab.Boardlab';
  const manifest = (
    type: string,
    fields: string,
  ) => `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${WINGET}.schema.json
PackageIdentifier: ${id}
PackageVersion: ${version}
${fields}
ManifestType: ${type}
ManifestVersion: ${WINGET}
`;
  return {
    [`${id}.yaml`]: manifest('version', 'DefaultLocale: en-US'),
    [`${id}.installer.yaml`]: manifest(
      'installer',
      `InstallerType: zip
NestedInstallerType: portable
NestedInstallerFiles:
- RelativeFilePath: ${archive.folder}\\boardlab.exe
  PortableCommandAlias: boardlab
Installers:
- Architecture: x64
  InstallerUrl: ${folderOf(repository, version)}${archive.file}
  InstallerSha256: ${archive.sha256.toUpperCase()}`,
    ),
    [`${id}.locale.en-US.yaml`]: manifest(
      'defaultLocale',
      `PackageLocale: en-US
Publisher: The Boardlab authors
PackageName: Boardlab
PackageUrl: ${repository}
License: MIT OR Apache-2.0
ShortDescription: Solver and judge of five board-game contest tasks`,
    ),
  };
}
