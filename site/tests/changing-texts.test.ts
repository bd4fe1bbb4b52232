import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../render/content/root.ts';
import { findChangingTexts } from './changing-texts.ts';

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  ROOT,
);
const isJsx = (file: string) => /\/(?:site|forms-service)\/.*(?<!\.test)\.tsx$/.test(file);
const roots = fileNames.filter((file) => isJsx(file) || file.endsWith('.d.ts'));

/** One expression of JSX for each name; the finder must find one place in each, or none. */
const WRONG = {
  comesAndGoes: '<p>{isOpen && words.call}<b /></p>',
  changes: '<p><b />{label}</p>',
  changesInItsWords: '<h3>{label}: <b /></h3>',
  number: '<p>{count} of them</p>',
  oneOfTwo: '<p><b />{isOpen ? words.call : words.write}</p>',
  made: '<p><b />{fill(words.chat, { title: label })}</p>',
  template: '<p><b />{`${label}.`}</p>',
  list: '<p><b />{[label]}</p>',
  anything: '<p><b />{children}</p>',
  inFragment: '<p><><b />{label}</></p>',
  aloneInFragment: '<>{label}</>',
  inFragmentWithKey: '<Fragment key="a">{label}</Fragment>',
  ofComponent: '<p><b /><Bare /></p>',
  ofComponentAlone: '<p><Bare /></p>',
  hook: '<p><b />{useTitle()}</p>',
  before: '<p>{isOpen && <b />} some words</p>',
  componentBefore: '<p><Maybe />{words.call}</p>',
  fragmentBefore: '<p><>{isOpen && <b />}</>{words.call}</p>',
};
const RIGHT = {
  alone: '<p>{label}</p>',
  aloneWithNothing: '<p>{isOpen && label}</p>',
  aloneInAComponent: '<Frame>{label}</Frame>',
  wrapped: '<p><b /><span>{label}</span></p>',
  fixed: '<p><b />{words.call}</p>',
  fixedByName: '<p>{call} <b /></p>',
  fixedInAList: '<p>{NAMES.map((name) => <i key={name}>{words[name]}<b /></i>)}</p>',
  fixedAndMade: "<p><b />{fill(words.chat, { title: 'A' })}</p>",
  element: '<p><b />{isOpen && <i>{label}</i>}</p>',
  nothingForAnEmptyText: '<p><b />{label && <i>{label}</i>}</p>',
  elements: '<p><b />{elements}</p>',
  after: '<p>some words {isOpen && <b />}</p>',
};

const sample = path.join(ROOT, 'site/app/sample.tsx');
const expressions = Object.entries({ ...WRONG, ...RIGHT });
const text = `
  import { Fragment, useState, type ReactNode } from 'react';
  import ui from 'content:ui';
  import type { Elements } from './elements.ts';
  import { fill } from './collections/fill.ts';
  const words = ui.contactStrip;
  const NAMES = ['call', 'write'] as const;
  const useTitle = () => useState('')[0];
  const Bare = () => useTitle();
  const Maybe = () => (useTitle() ? <b /> : null);
  const Frame = ({ children }: { children: ReactNode }) => <p>{children}</p>;
  type Props = { label: string; count: number; isOpen: boolean; children: ReactNode; elements: Elements };
  export function Sample({ label, count, isOpen, children, elements }: Props) {
    const { call } = words;
    return [
${expressions.map(([, jsx]) => jsx.replaceAll('\n', ' ')).join(',\n')}
    ];
  }`;
const FIRST = text.slice(0, text.indexOf('return [')).split('\n').length + 1;

const host = ts.createCompilerHost(options);
const readFile = host.getSourceFile;
host.getSourceFile = (name, ...rest) =>
  name === sample
    ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    : readFile(name, ...rest);
const program = ts.createProgram([...roots, sample], options, host);
const find = (file: string) => {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not there`);
  return findChangingTexts(source, program.getTypeChecker());
};

describe('texts that change stand alone', () => {
  test('in all JSX of the site and of the forms service', () => {
    const files = roots.filter(isJsx);
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      find(file).map((place) => `${path.relative(ROOT, file)}:${place}`),
    );
    expect(found).toEqual([]);
  });

  test('the finder knows each kind', () => {
    const lines = find(sample).map((place) => Number.parseInt(place, 10) - FIRST);
    const found = expressions.map(([name], line) => [name, lines.filter((one) => one === line)]);
    expect(found.flatMap(([name, hits]) => (hits?.length ? [name] : []))).toEqual(
      Object.keys(WRONG),
    );
  });
});
