import { useState } from 'react';
import { isStale, type Whose } from '../../../framework/record/useConflict.tsx';
import {
  changesOf,
  contestedIn,
  FTP_NAMES,
  type FtpDraft,
  type FtpName,
  pick,
} from './ftpDraft.ts';
import type { FtpSave, FtpSettings, ftpOf } from './ftpOf.ts';

/** Two have changed the same settings, to different values. */
export interface Contest {
  names: readonly FtpName[];
  mine: FtpSave;
  theirs: FtpSettings;
}

/**
 * Saves what was changed against the state that the user saw. What somebody else has changed meanwhile (409) stays where both can have what
 * they want; else the user decides, whom `ask` asks. `seen` are the settings as the form began with them, or as saved. Throws ApiError.
 */
export const useSaveFtp = (
  api: ReturnType<typeof ftpOf>,
  stored: FtpSettings,
  ask: (contest: Contest) => Promise<Whose>,
) => {
  const [seen, setSeen] = useState(stored);

  const saveOver = async (base: FtpSettings, changes: FtpSave): Promise<FtpSettings> => {
    try {
      return await api.save({ ...changes, version: base.version });
    } catch (error) {
      const theirs = isStale(error, { id: 'ftp', ...base }) ? await api.read() : undefined;
      if (!theirs || theirs.version === base.version) throw error;
      const names = contestedIn(changes, base, theirs);
      const whose = names.length > 0 ? await ask({ names, mine: changes, theirs }) : 'mine';
      const left = whose === 'mine' ? FTP_NAMES : FTP_NAMES.filter((name) => !names.includes(name));
      return saveOver(theirs, pick(changes, left));
    }
  };

  const save = async (typed: Partial<FtpDraft>): Promise<FtpSettings> => {
    const saved = await saveOver(seen, changesOf(seen, typed));
    setSeen(saved);
    return saved;
  };
  return { seen, save };
};
