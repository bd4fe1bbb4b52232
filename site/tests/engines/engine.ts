/** The functions of a browser that the tests use. Each engine has a driver with these functions, so the tests name no engine. */

/** Settings with which a browser starts. */
export type Settings = {
  /** The visitor wants no motion. */
  reducedMotion?: true;
  /** Pages run no scripts. */
  withoutScripts?: true;
  /** Sites cannot store anything, if the engine has such a setting: see {@link Engine.canBlockStorage}. */
  withoutStorage?: true;
  /** Back loads a document again instead of showing the one in the page cache. */
  withoutPageCache?: true;
};

export type Key = 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Space' | 'Tab';

/** A browser with one window. */
export type Browser = {
  /** Begins to open an address, and does not wait for the page. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the size of the page in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses the mouse at a point of the screen, in px. */
  click: (x: number, y: number) => Promise<void>;
  /** Turns the mouse wheel over a point of the screen. */
  wheel: (x: number, y: number, distance: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /**
   * Runs a function in the page and returns its result. The function gets only its parameters, as JSON. It may
   * return a promise, unless scripts are off.
   */
  run: <Parameters extends unknown[], Result>(
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>;
  close: () => Promise<void>;
};

/** Messages of commands that the driver did not answer. A test with one of them may run again. */
export const unanswered: string[] = [];

export type Engine = {
  launch: (settings: Settings) => Promise<Browser>;
  /** Whether it has a setting that refuses all storage. For other engines a script of the host simulates this. */
  canBlockStorage: boolean;
};
