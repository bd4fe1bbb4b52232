/** Not in TypeScript's types: only some browsers report the connection. */
type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean | undefined => connection()?.saveData;

/** Whether the browser reports a slow connection, or the visitor saves data. */
export function isSlow(): boolean | undefined {
  const known = connection();
  return known && (known.saveData || known.effectiveType !== '4g');
}
