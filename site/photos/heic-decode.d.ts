/** The used parts of heic-decode 2. The package has no types, and the published types are for an older version. */
declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode(): Promise<Pixels> };
  const decode: { all(file: { buffer: Buffer }): Promise<Image[] & { dispose(): void }> };
  export default decode;
}
