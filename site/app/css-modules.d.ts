declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** A style sheet as text, for a script that brings its own. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
