/** Drives WebKitGTK's MiniBrowser through WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { knownWebKit } from '../../../tasks/programs.mjs';
import { unanswered, type Browser, type Engine, type Key, type Settings } from './engine.ts';

/** Larger than every page in these tests. */
const SCREEN = '1600x1200x24';
/** Milliseconds. A busy machine needs some seconds to start a browser. */
const LONGEST_START = 60_000;
/**
 * Milliseconds. On a busy machine the driver does not answer a command in one of a hundred tests. A check that is repeated
 * then continues. Any other command fails with a message of its own, before the time limit of the test.
 */
const LONGEST_ANSWER = 15_000;
/** Milliseconds to wait for an address before it is opened again. */
const FORGOTTEN = 5000;

/** The characters that stand for keys: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Record<Key, string> = {
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
};

/** Ends a process and its whole process group. Otherwise a browser that hangs would run longer than its driver. */
function killGroup({ pid }: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** Ends such a process and waits until it has ended. */
async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  const isRunning = child.exitCode === null && child.signalCode === null;
  killGroup(child, signal);
  if (isRunning) await ended;
}

/** A free port, because the driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a screen. @returns its process and its name */
async function startScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // Each of these programs gets its own process group, for `end`.
    detached: true,
  });
  // It writes only its number, as soon as windows can open there.
  const [line] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer | number];
  return { screen, display: `:${String(line).trim()}` };
}

/** A folder for the settings of GTK, which contain the setting for reduced motion. */
function gtkFolder({ reducedMotion }: Settings): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kilele-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  const animations = `gtk-enable-animations=${reducedMotion ? 0 : 1}`;
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), `[Settings]\n${animations}\n`);
  return folder;
}

/** The error of a command that the driver did not answer. */
function noAnswer(command: string, cause?: unknown): Error {
  unanswered.push(command);
  return new Error(`WebKitWebDriver does not answer: ${command}`, { cause });
}

/** Sends one command of the protocol. */
async function send(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  }).catch((error: unknown) => {
    throw noAnswer(`${method} ${address} ${JSON.stringify(body)}`, error);
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Waits until the driver listens. */
async function untilReady(driver: ChildProcess, origin: string): Promise<void> {
  const latest = performance.now() + LONGEST_START;
  while (driver.exitCode === null && performance.now() < latest) {
    const isReady = await fetch(`${origin}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw noAnswer(`GET ${origin}/status`);
}

async function launch(settings: Settings): Promise<Browser> {
  const { driver: program, browser: binary, screen: screenProgram } = knownWebKit() ?? {};
  if (!program || !binary || !screenProgram) throw new Error('There is no WebKitGTK');
  const { screen, display } = await startScreen(screenProgram);
  const folder = gtkFolder(settings);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      TZ: 'Africa/Nairobi',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const killAll = () => {
    killGroup(driver, 'SIGKILL');
    killGroup(screen, 'SIGTERM');
  };
  process.once('exit', killAll);
  const stop = async () => {
    process.off('exit', killAll);
    await end(driver, 'SIGKILL');
    // The virtual screen removes the lock of its number.
    await end(screen, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(driver, origin);
    const args = [
      '--automation',
      // Otherwise a page of another site gets a new process, and a command may be sent to the old process and be lost.
      '--features=-ProcessSwapOnCrossSiteNavigation',
      '--javascript-can-open-windows-automatically=true',
      ...(settings.withoutScripts ? ['--enable-javascript=false'] : []),
      ...(settings.withoutPageCache ? ['--enable-page-cache=false'] : []),
    ];
    const { sessionId } = (await send('POST', `${origin}/session`, {
      capabilities: {
        // `none`: opening a page does not wait for it.
        alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary, args } },
      },
    })) as { sessionId: string };
    return await drive(`${origin}/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Waits until the window can open addresses. It ignores an address that comes too early, so a page that needs no network
 * is opened again and again.
 */
async function untilUsable(
  post: (command: string, body: unknown) => Promise<unknown>,
  run: Browser['run'],
): Promise<void> {
  const latest = performance.now() + LONGEST_START;
  while (performance.now() < latest) {
    // The last of these pages must arrive before the test begins. Otherwise it would replace the first page of the test.
    const title = String(performance.now());
    await post('url', { url: `data:text/html,<title>${title}</title>` });
    const forgotten = performance.now() + FORGOTTEN;
    while (performance.now() < forgotten) {
      if ((await run(() => document.title).catch(() => '')) === title) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw noAnswer('open an address in the first window');
}

/** The browser of a session. It has one window. */
async function drive(session: string, stop: () => Promise<void>): Promise<Browser> {
  const post = (command: string, body?: unknown) => send('POST', `${session}/${command}`, body);
  const tell = async (command: string, body?: unknown) => {
    await post(command, body);
  };
  const act = (actions: unknown) => tell('actions', { actions: [actions] });
  const keys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const run: Browser['run'] = (task, ...parameters) =>
    post('execute/sync', {
      script: `return (${task.toString()})(...arguments)`,
      args: parameters,
    }) as never;
  const handles = () => send('GET', `${session}/window/handles`) as Promise<string[]>;
  /** Whether the window has an empty page, as between two tests. */
  const isBlank = () => run(() => !location.protocol.startsWith('http')).catch(() => false);

  const [first] = await handles();
  // A window with a toolbar cannot be as narrow as a phone. So a page opens a window without one.
  await run(() => void open('about:blank', '', 'popup,width=1280,height=800'));
  const second = (await handles()).find((handle) => handle !== first);
  if (!second) throw new Error('The window without a toolbar did not open');
  await post('window', { handle: second });
  await untilUsable(post, run);

  return {
    open: async (url) => {
      const wasBlank = await isBlank();
      await post('url', { url });
      // On a busy machine the window sometimes stays empty for 20 s, as if it had not got the address.
      for (let tries = 0; wasBlank && url !== 'about:blank' && tries < 3; tries += 1) {
        const latest = performance.now() + FORGOTTEN;
        while (performance.now() < latest) {
          if (!(await isBlank())) return;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        await post('url', { url });
      }
    },
    back: () => tell('back'),
    forward: () => tell('forward'),
    reload: () => tell('refresh'),
    resize: (width, height) => tell('window/rect', { width, height }),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    wheel: (x, y, distance) =>
      act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: distance }],
      }),
    press: (key) => keys([KEYS[key]]),
    type: (written) => keys([...written]),
    run,
    close: stop,
  };
}

export const webkit: Engine = { launch, canBlockStorage: false };
