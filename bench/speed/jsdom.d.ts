/** What is used of jsdom, which ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
    serialize(): string;
  }
}
