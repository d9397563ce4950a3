// npm run example: builds and starts the repair shop of packages/example at PORT (3000), with its data in packages/example/data.
import { PROJECT, run, runTool } from './lib/run.ts';

const folder = `${PROJECT}packages/example`;
process.exitCode =
  (await runTool('vite', ['build', folder, '--logLevel', 'warn'])) ||
  (await run(process.execPath, [`${folder}/server.ts`, ...process.argv.slice(2)]));
