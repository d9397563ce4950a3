import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../scripts/lib/run.ts';

/** The scope of the packages in this project's workspace. */
const OWN = '@turntable';

/** Links the packages of others, as this project has them installed, into another folder. */
export const linkInstalled = (folder: string): void => {
  mkdirSync(join(folder, 'node_modules', OWN), { recursive: true });
  for (const name of readdirSync(`${PROJECT}node_modules`))
    if (name !== OWN)
      symlinkSync(`${PROJECT}node_modules/${name}`, join(folder, 'node_modules', name));
};

/** Links the installed packages into a copy of the project; those of the workspace are the copy's own. */
export const linkPackages = (copy: string): void => {
  linkInstalled(copy);
  for (const name of readdirSync(`${PROJECT}packages`))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', OWN, name));
};
