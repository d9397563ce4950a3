import { existsSync } from 'node:fs';
import { run } from './run.ts';

/**
 * Installs Debian packages, as root or through sudo without a password.
 * @throws with a sentence that says what to install by hand, if neither is possible
 */
export async function installDebianPackages(packages: string[], purpose: string): Promise<void> {
  const root = process.getuid?.() === 0;
  const byHand = `${purpose} needs ${packages.join(' ')}. Install it by hand (Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}) and run this again.`;
  if (!existsSync('/usr/bin/apt-get')) throw new Error(byHand);
  if (
    !root &&
    !(existsSync('/usr/bin/sudo') && (await run('sudo', ['-n', 'true'], { quiet: true })) === 0)
  )
    throw new Error(byHand);
  console.log(`Installing ${packages.join(', ')} …`);
  const aptGet = (...args: string[]) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    return root
      ? run('apt-get', args, { quiet: true, env })
      : run('sudo', ['-n', '-E', 'apt-get', ...args], { quiet: true, env });
  };
  const install = () => aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if ((await aptGet('update', '-qq')) !== 0 || (await install()) !== 0) throw new Error(byHand);
}
