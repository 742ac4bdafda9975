// A kept program: its text in the editor, its module, or how to compile it.
import { computed, type ReadonlySignal } from '@preact/signals';
import { ProgramField } from '../program-field';
import { PythonPack } from '../python-pack';
import type { Names } from '../text-field';
import type { JavaCommand } from './commands';
import type { TextLanguage } from './draft';
import type { KeptDraft } from './kept-draft';
import { HowToCompile, HowToRunJava, ModuleInfo } from './parts';

/** `line`: with an error, from 1. `java`: what stands for the command that compiles, and its words. */
type Props = {
  kept: KeptDraft;
  names: Readonly<Record<TextLanguage, Names>>;
  line: ReadonlySignal<number | null>;
  java: { said: string; command: JavaCommand };
};

function Text({ kept, names, line, language }: Props & { language: TextLanguage }) {
  const code = computed(() => kept.textIn(language));
  const write = (text: string) => kept.write(language, text);
  return <ProgramField names={names[language]} code={code} language={language} line={line} write={write} />;
}

export function ProgramEditor(props: Props) {
  const { state, draft } = props.kept;
  const { language, module } = draft.value;
  const file = state.uncompiled.value;
  if (file) {
    const { name, language } = file;
    return language === 'java' ? (
      <HowToRunJava name={name} java={props.java} />
    ) : (
      <HowToCompile file={{ name, language }} />
    );
  }
  if (language === 'wasm') return <ModuleInfo module={module} />;
  return (
    <>
      <Text key={language} {...props} language={language} />
      {language === 'python' && <PythonPack />}
    </>
  );
}
