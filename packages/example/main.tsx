import BuildOutlined from '@mui/icons-material/BuildOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import { startApplication } from '@turntable/declare/app/start.tsx';
import { lazy } from 'react';
import { ROLES } from './application.ts';
import { RESOURCES } from './resources.ts';

await startApplication({
  name: 'Repair shop',
  resources: RESOURCES,
  roles: ROLES,
  icons: {
    customers: GroupOutlined,
    vehicles: DirectionsCarOutlined,
    jobs: BuildOutlined,
    parts: HandymanOutlined,
    suppliers: LocalShippingOutlined,
    visits: EventOutlined,
    today: TodayOutlined,
  },
  languages: {
    en: () => import('@turntable/declare/texts/en/index.ts'),
    fr: () => import('@turntable/declare/texts/fr/index.ts'),
  },
  pages: [
    {
      path: 'today',
      title: { en: 'Today', fr: 'Aujourd’hui' },
      icon: 'today',
      roles: ROLES,
      page: lazy(() => import('./Today.tsx')),
    },
  ],
});
