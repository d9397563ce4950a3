import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/lib/ports.ts';
import { PROJECT } from '../scripts/lib/run.ts';

const READY_WITHIN_SECONDS = 240;
/** V8 would optimise the embedded database's code in the first seconds, which takes a third of a start's processor time. */
const NODE_FLAGS = ['--liftoff-only'];
/** The message of a server that is ready, and of a worker. */
const READY = / is ready at |^Taking jobs\.$/m;

/** A server in a process of its own, as started by `npm start`. */
export class ServerProcess {
  readonly baseUrl: string;
  readonly #child: ChildProcess;
  readonly #output: string[] = [];

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.baseUrl = `http://127.0.0.1:${port}`;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => this.#output.push(text));
    }
  }

  /** What it has printed so far. */
  get output(): string {
    return this.#output.join('');
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Starts a server, on a free port unless one is given, and waits until it can serve. @throws with its output if it cannot */
  static async start(...how: Parameters<typeof ServerProcess.launch>): Promise<ServerProcess> {
    const server = await ServerProcess.launch(...how);
    await server.ready();
    return server;
  }

  /** As `start`, without waiting. `through`: a command that runs the rest of its arguments in its own place. */
  static async launch(
    env: Record<string, string>,
    wantedPort?: number,
    script = 'server/main.ts',
    through: readonly string[] = [],
  ): Promise<ServerProcess> {
    const port = wantedPort ?? (await freePort());
    const settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      RATE_LIMIT: '0',
      // In production, too: no test contacts other hosts.
      CUTOUT_MODEL: 'none',
      ...env,
      PORT: String(port),
    };
    const [command = process.execPath, ...args] = [
      ...through,
      process.execPath,
      ...NODE_FLAGS,
      script,
    ];
    const child = spawn(command, args, {
      cwd: PROJECT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(child, port);
  }

  /** Waits until it can serve. @throws with its output if it cannot */
  async ready(withinSeconds = READY_WITHIN_SECONDS): Promise<void> {
    const deadline = Date.now() + withinSeconds * 1000;
    while (Date.now() < deadline) {
      if (this.ended) throw new Error(`The server ended while starting:\n${this.output}`);
      // Reads its own output, since another server could answer on a port in use.
      if (READY.test(this.output)) return;
      await pause(50);
    }
    await this.kill();
    throw new Error(`The server was not ready after ${withinSeconds} s:\n${this.output}`);
  }

  /** Kills it as a power cut would: no handler runs, nothing is finished. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop and waits until it has. @returns its exit code */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#child.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.ended) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
