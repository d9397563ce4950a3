import { useResourceContext } from 'ra-core';
import { SettingsTabs } from '../settings/SettingsTabs.tsx';

/** Above the rooms, walls and floors: the settings' tabs. */
const RoomsHead = () => <SettingsTabs shown={`/${useResourceContext()}`} />;

export default RoomsHead;
