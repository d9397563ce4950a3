import { UploadDock } from '../../uploads/UploadDock.tsx';
import { type AlbumUpload, albumQueue } from './albumQueue.ts';

const pageOf = ({ section, album }: AlbumUpload) => ({ to: `/sections/${section}`, name: album });

/** How the photos of albums are getting on. */
export const AlbumUploads = () => <UploadDock queue={albumQueue} pageOf={pageOf} />;
