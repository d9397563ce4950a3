import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { IconName } from '../application.ts';
import { type Icon, ownIcon } from '../connection.ts';

/** Returns an icon by its name: the application's, or the layer's own. */
export const iconNamed = (name: IconName): Icon | undefined =>
  ownIcon(name) ?? (name === 'bin' ? DeleteOutlined : undefined);
