/**
 * Finds places in JSX where a page that a browser has translated would show an old text, or would stop.
 *
 * Whoever translates a page puts other nodes in place of its text nodes. React keeps the old ones: a change then goes to
 * a text that is no longer on the page; and to take the text away, or to put an element before it, throws an error. A
 * text that is the only child of its element is safe: React sets it through the element.
 */
import ts from 'typescript';

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLiteral;

/** React draws nothing for an empty text. */
const isText = (type: ts.Type) =>
  (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === '');

const isNothing = (type: ts.Type) => (type.flags & NOTHING) !== 0;

const isElement = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/** `<>`, also with a key. */
const isFragment = (node: ts.Node): node is ts.JsxFragment | ts.JsxElement =>
  ts.isJsxFragment(node) ||
  (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Fragment');

/** The children that are drawn. Those of a fragment stand among those of the element around it. */
function drawn({ children }: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return children.flatMap((child) => {
    if (isFragment(child)) return drawn(child);
    const isBlank = ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces;
    return isBlank || (ts.isJsxExpression(child) && !child.expression) ? [] : [child];
  });
}

/** Whether a name means the same as long as the page is open. */
function isFixedName(declared: ts.Declaration | undefined, checker: ts.TypeChecker): boolean {
  if (!declared) return false;
  if (ts.isImportSpecifier(declared) || ts.isImportClause(declared)) return true;
  if (ts.isFunctionDeclaration(declared)) return ts.isSourceFile(declared.parent);
  // `const { call } = words`: as fixed as `words`.
  if (ts.isBindingElement(declared)) return isFixedName(declared.parent.parent, checker);
  if (ts.isVariableDeclaration(declared)) {
    const { parent: list, initializer } = declared;
    if ((list.flags & ts.NodeFlags.Const) === 0) return false;
    return ts.isSourceFile(list.parent.parent) || (!!initializer && isFixed(initializer, checker));
  }
  // `words.map((word) => …)`: each word is as fixed as the list.
  const call = declared.parent.parent;
  return (
    ts.isParameter(declared) &&
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'map' &&
    isFixed(call.expression.expression, checker)
  );
}

/** Whether a value stays the same as long as the page is open: it is made of literals and of constants of modules. */
function isFixed(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const areFixed = (...parts: readonly ts.Expression[]) =>
    parts.every((part) => isFixed(part, checker));
  if (ts.isIdentifier(node))
    return isFixedName(checker.getSymbolAtLocation(node)?.declarations?.[0], checker);
  if (ts.isPropertyAccessExpression(node)) return areFixed(node.expression);
  if (ts.isElementAccessExpression(node)) return areFixed(node.expression, node.argumentExpression);
  if (ts.isCallExpression(node))
    return (
      !/\buse[A-Z]/.test(node.expression.getText()) && areFixed(node.expression, ...node.arguments)
    );
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && areFixed(property.initializer),
    );
  if (ts.isTemplateExpression(node))
    return areFixed(...node.templateSpans.map(({ expression }) => expression));
  if (ts.isBinaryExpression(node)) return areFixed(node.left, node.right);
  return ts.isLiteralExpression(node) || isElement(node);
}

/** The places of a file, each with its line and the way to mend it. */
export function findChangingTexts(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}: ${text}`);
  };

  /** Whether one of the types that a value may have passes the test. The items of a list count, too. */
  function some(type: ts.Type, test: (type: ts.Type) => boolean, known = new Set<ts.Type>()) {
    if (known.has(type)) return false;
    known.add(type);
    const items = checker.isArrayLikeType(type) ? [type.getNumberIndexType() ?? type] : [];
    const parts: readonly ts.Type[] = type.isUnion() ? type.types : items;
    return test(type) || parts.some((part): boolean => some(part, test, known));
  }

  /** What is called to draw a component; `undefined` for elements of HTML. */
  function signatureOf(node: ts.Node): ts.Signature | undefined {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const isComponent =
      (ts.isJsxOpeningElement(opening) || ts.isJsxSelfClosingElement(opening)) &&
      /^[A-Z]/.test(opening.tagName.getText());
    if (!isComponent || isFragment(node)) return undefined;
    return checker.getTypeAtLocation(opening.tagName).getCallSignatures()[0];
  }

  /** Whether a child may be there at one time, and nothing or something else at another. */
  function comesAndGoes(child: ts.JsxChild): boolean {
    if (ts.isJsxExpression(child)) return !!child.expression && !isFixed(child.expression, checker);
    const signature = signatureOf(child);
    return !!signature && some(signature.getReturnType(), isNothing);
  }

  function checkChildren(children: readonly ts.JsxChild[]): void {
    let guest: ts.JsxChild | undefined;
    for (const child of children) {
      const inBraces = ts.isJsxExpression(child) ? child.expression : undefined;
      const isShown = inBraces && some(checker.getTypeAtLocation(inBraces), isText);
      if (isShown && !isFixed(inBraces, checker))
        add(child, 'this text changes beside others; make it the only child of an element');
      else if (guest && (isShown || ts.isJsxText(child)))
        add(
          guest,
          'this comes and goes before a text; make that text the only child of an element',
        );
      else if (comesAndGoes(child)) guest = child;
    }
  }

  function visit(node: ts.Node): void {
    if (isFragment(node)) {
      // Nobody knows what will stand around what a component returns.
      if (!isElement(node.parent) && !isFragment(node.parent)) checkChildren(drawn(node));
    } else if (ts.isJsxElement(node)) {
      const children = drawn(node);
      if (children.length > 1 || node.children.some(isFragment)) checkChildren(children);
    }
    const signature = signatureOf(node);
    const declared = signature?.declaration;
    // Not what packages declare, which is any `ReactNode`.
    const isOurs = declared && (ts.isFunctionDeclaration(declared) || ts.isArrowFunction(declared));
    if (isOurs && some(signature.getReturnType(), isText))
      add(node, 'this component returns a text; it must return an element around it');
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}
