/** What the suite asks of a browser. Each engine has a driver that does it; the suite itself names no engine. */

/** How a browser is set before it starts. */
export type Settings = {
  /** The visitor wants no motion. */
  reducedMotion?: true;
  /** Scripts of pages do not run. */
  withoutScripts?: true;
  /** No site may store anything, where the engine can be set so: see {@link Engine.canBlockStorage}. */
  withoutStorage?: true;
  /** Back loads a document again instead of showing the one that was left. */
  withoutPageCache?: true;
};

export type Key =
  'ArrowLeft' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Space' | 'Tab';

/** A browser with one window, driven as a visitor would. */
export type Browser = {
  /** Makes for an address and does not wait for it. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the size of the page in px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses the mouse at a place on the screen, in px. */
  click: (x: number, y: number) => Promise<void>;
  /** Turns the wheel over a place on the screen. */
  wheel: (x: number, y: number, distance: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /**
   * Runs a function in the page and answers with what it returns. It gets only what is handed to it, as JSON. It may
   * return a promise, unless scripts are off.
   */
  run: <Parameters extends unknown[], Result>(
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Errors, warnings and all else that pages have written to the console. */
  messages: () => Promise<string[]>;
  forgetMessages: () => void;
  close: () => Promise<void>;
};

/** Commands to which the program that drives a browser gave no answer. A test of which it is so may begin again. */
export const unanswered: string[] = [];

export type Engine = {
  launch: (settings: Settings) => Promise<Browser>;
  /** Whether it can be set to refuse all storage. Elsewhere the page is told so by a script of the host. */
  canBlockStorage: boolean;
  /** Whether it tells what pages write to the console. Elsewhere a script of the host takes it down. */
  tellsConsole: boolean;
};
