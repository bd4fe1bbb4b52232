/** The parts of heic-decode 2 that are used: it comes without types, and the published ones are older. */
declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode(): Promise<Pixels> };
  const decode: { all(file: { buffer: Buffer }): Promise<Image[] & { dispose(): void }> };
  export default decode;
}
