import GroupOutlined from '@mui/icons-material/GroupOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { startApplication } from '@turntable/declare/app/start.tsx';
import { NAME, ROLES } from './application.ts';
import { RESOURCES } from './resources.ts';

await startApplication({
  name: NAME,
  resources: RESOURCES,
  roles: ROLES,
  icons: { contacts: GroupOutlined, tasks: TaskAltOutlined },
  languages: { en: () => import('@turntable/declare/texts/en/index.ts') },
});
