/** `npm run boundaries`: who may import whom. What runs in a browser must not drag in what builds or serves it. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Reads and checks content; browsers receive only what it makes. */
const CONTENT_READERS = ['schema', 'parse', 'load', 'pictures', 'prose', 'entries'].map(
  (name) => `app/content/${name}.ts`,
);
/** Parts of `app/` that run at build time. */
const BUILD_TIME = [
  ...CONTENT_READERS,
  'app/server.tsx',
  'app/document.tsx',
  'app/structured-data.ts',
  'app/service-worker/offline-document.tsx',
  'app/standalone-document.tsx',
  'app/live/render.tsx',
  'app/styles/tokens.ts',
];
/** Packages that may reach a visitor. */
const BROWSER_PACKAGES = [
  'react',
  'react-dom/client',
  'react/jsx-runtime',
  'react-router',
  'react-router/dom',
];
/** What the server shares with the browser: nothing in them needs a window, React or a file. */
const SHARED_WITH_SERVER = [
  'app/router/address.ts',
  'app/forms/email.ts',
  'app/forms/live/form-id.ts',
  'app/forms/contact/validation.ts',
];
/** What only the service for submissions reads besides, when it starts: the words and colours of its mails. */
const READ_BY_SERVICE = ['app/content/parse.ts', 'app/content/schema.ts', 'app/styles/tokens.ts'];
/** Must stand alone: it becomes the inline script as it is. */
const INLINE = 'app/inline.ts';

type Import = { target: string; isType: boolean };

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** `#app/x.ts` and `./x.ts` as paths from the project's folder; packages as they are written. */
function resolve(from: string, specifier: string): string {
  const [name = ''] = specifier.split('?');
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;
}

/** All imports of one file, dynamic ones and those of types included. */
function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isType: boolean) => {
    if (node && ts.isStringLiteral(node)) found.push({ target: resolve(file, node.text), isType });
  };
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`);
const isPackage = (target: string) =>
  !/^(?:app|build|server|art|tests|tasks)\/|^content:/.test(target);

/** Why this import is not allowed, or `undefined` where it is. */
function objection(file: string, { target, isType }: Import): string | undefined {
  if (file === INLINE) return 'the inline script imports nothing';
  if (isIn('app/content', file) && (/^react(?:$|[-/])/.test(target) || target.endsWith('.tsx'))) {
    return 'content knows nothing of React';
  }
  if (isIn('app', file) && /^(?:build|server|art|tests|tasks)\//.test(target)) {
    return 'app/ imports only from app/';
  }
  if (isIn('app', file) && !BUILD_TIME.includes(file)) {
    if (isBuiltin(target)) return 'browsers have no Node modules';
    if (isType) return undefined;
    if (BUILD_TIME.includes(target)) return 'it runs at build time; only its types may be imported';
    if (isPackage(target) && !BROWSER_PACKAGES.includes(target)) {
      return 'this package is not one of those that reach visitors';
    }
  }
  const shared = isIn('server/submissions', file)
    ? [...SHARED_WITH_SERVER, ...READ_BY_SERVICE]
    : SHARED_WITH_SERVER;
  if (isIn('server', file) && isIn('app', target) && !isType && !shared.includes(target)) {
    return `the server shares only ${SHARED_WITH_SERVER.join(', ')} with the browser`;
  }
  if (SHARED_WITH_SERVER.includes(file) && !isType && !SHARED_WITH_SERVER.includes(target)) {
    return 'what the server shares stays pure';
  }
  return undefined;
}

/**
 * Everything that crosses a boundary, a line each.
 * @param files path from the project's folder to source text
 */
export function crossings(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) =>
    importsOf(file, source).flatMap((found) => {
      const reason = objection(file, found);
      return reason ? [`${file} imports ${found.target}: ${reason}`] : [];
    }),
  );
}

/** The sources that have boundaries; tests may reach everywhere, and so may `test-….ts`, which only tests import. */
export function boundedSources(): Map<string, string> {
  const files = ['app', 'server'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-[^/]+$/.test(file)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sources = boundedSources();
  const found = crossings(sources);
  if (found.length > 0) {
    console.error(
      `These imports cross a boundary:\n\n${found.map((line) => `  ${line}`).join('\n')}\n`,
    );
    process.exitCode = 1;
  } else {
    console.log(`Boundaries hold in ${sources.size} files.`);
  }
}
