import { SettingsTabs } from '../SettingsTabs.tsx';

/** Above the rooms: the settings' tabs. */
const RoomsHead = () => <SettingsTabs shown="/rooms" />;

export default RoomsHead;
