import { useResourceContext } from 'ra-core';
import { useRights } from '../../framework/access/useRights.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { SettingsTabs } from '../settings/SettingsTabs.tsx';
import { UploadPictures } from './pictures.tsx';

/** Above a list of pictures: the settings' tabs where it is one of them, and where users who keep them drop new ones. */
const PicturesHead = () => {
  const resource = useResourceContext() ?? '';
  const { base } = usePlace(resource);
  const mayAdd = useRights(resource)('upload').may;
  return (
    <>
      {base === `/${resource}` && <SettingsTabs shown={base} />}
      {mayAdd && <UploadPictures resource={resource} />}
    </>
  );
};

export default PicturesHead;
