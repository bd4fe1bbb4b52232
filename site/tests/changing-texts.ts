/**
 * Tells the console where React changes a text beside others, takes it away, or puts something before it. Whoever
 * translates a page puts other nodes in place of its text nodes, and React keeps the old ones: such a change is then not
 * seen, and the other two stop React. A text that is the only child of its element is safe: React sets it through the
 * element. Runs in the page, before its own scripts.
 */
export function findChangingTexts(): void {
  const check = (node: Node | null, what: string) => {
    // React notes on a text node what it is, unless it sets the text through the element.
    const isAlone = !node || !Object.keys(node).some((name) => name.startsWith('__reactFiber$'));
    if (node instanceof Text && node.data.trim() && !isAlone)
      console.error(`«${node.data}» ${what}: make it the only child of an element`);
  };
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      check(next, 'gets something before it');
      return insertBefore.call(this, node, next);
    },
    removeChild(this: Node, node: Node) {
      check(node, 'is taken away');
      return removeChild.call(this, node);
    },
  });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      check(this, `changes to «${text ?? ''}» beside others`);
      value?.set?.call(this, text);
    },
  });
}
