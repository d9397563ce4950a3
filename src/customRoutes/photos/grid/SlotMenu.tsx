import type { Flag } from '@turntable/declare/contract/flag.ts';
import { complaints } from '../../../../contract/complaints/calls.ts';
import { PHOTO_STATUS, type Photo } from '../../../../contract/photos/photo.ts';
import { adminCars } from '../../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../../contract/vehicles/calls.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import { mayCall } from '../../../api/roleCalls.ts';
import { openFileDialog } from '../../../uploads/openFileDialog.ts';
import { usePageState } from '../../vehicles/actions.tsx';
import { useCost } from '../../vehicles/vehiclePrice.tsx';
import { useProcess } from '../../views/wrongViews.tsx';
import { useDownload } from '../unchangedPlates.tsx';
import { uploadQueue } from '../uploads.tsx';
import { ActionMenu, type Item } from './ActionMenu.tsx';
import { isOffered, type Slot } from './slots.ts';

export interface OpenMenu {
  slot: Slot;
  anchor: HTMLElement;
}

const useItems = () => {
  const { actions, setOverlay, chooseFiles } = usePageState();
  const process = useProcess();
  const { withCost } = useCost();
  const download = useDownload();

  const chooseFinished = (view: number) =>
    openFileDialog(([file]) => file && void actions.uploadProcessed(view, file), false);

  /** Returns an item in a list, or an empty list where it is not offered. */
  const item = (isOffered: boolean, label: string, run: () => unknown, more: Partial<Item> = {}) =>
    isOffered ? [{ label: `vehicle.photo.${label}`, run, ...more }] : [];

  const ofPhoto = (photo: Photo, place: number | 'extra', angle: Angle | null): Item[][] => {
    const { id, show_logo, show_banner } = photo;
    const isProcessed = photo.processed_url !== null;
    const isOn = isOffered({ angle });
    const isFree = photo.in_process === 0;
    const isReady = isFree && isOn;
    const isPlateOpen = Boolean(photo.unchanged_plate);
    const isOutside = angle?.kind === 'exterior';
    const mayOverlay = mayCall(cars.overlays);
    const open =
      (name: 'viewer' | 'compare' | 'complain' | 'box' | 'plate' | 'brush' | 'move') => () =>
        setOverlay({ name, photo: id });
    const overlay = (name: 'logo' | 'banner', value: Flag) =>
      item(
        mayOverlay,
        name,
        () => actions.setOverlays(id, { [`show_${name}`]: value === 1 ? 0 : 1 }),
        { checked: value === 1 },
      );
    const again = photo.status === PHOTO_STATUS.processed ? 'process_again' : 'process';
    return [
      [
        ...item(true, 'open', open('viewer')),
        ...item(isProcessed, 'compare', open('compare')),
        ...item(isProcessed && mayCall(complaints.send), 'complain', open('complain')),
      ],
      [
        ...item(isReady, again, () => process([id]), { withMore: withCost }),
        ...item(isReady, 'box', open('box')),
        ...item(isReady && (isOutside || isPlateOpen), 'plate', open('plate')),
        ...item(isReady && isPlateOpen, 'no_plate', () => actions.process([id], { plate: null })),
        ...item(isReady && isProcessed && isOutside, 'brush', open('brush')),
        ...overlay('logo', show_logo),
        ...overlay('banner', show_banner),
      ],
      [
        ...item(isProcessed, 'download', () => download([id])),
        ...item(true, 'download_original', () => actions.download([id], 'original')),
        ...item(angle !== null && isOn, 'replace', () => chooseFiles(place)),
        ...item(
          typeof place === 'number' && isOn && mayCall(adminCars.uploadProcessed),
          'upload_processed',
          () => chooseFinished(Number(place)),
        ),
        ...item(angle !== null && isFree && mayCall(cars.move), 'move', open('move')),
      ],
      item(true, 'delete', () => setOverlay({ name: 'delete', photos: [id] }), {
        isDangerous: true,
      }),
    ];
  };

  return ({ angle, photo, upload }: Slot): Item[][] => {
    if (upload?.state.name === 'failed') {
      return [
        [
          { label: 'vehicle.photo.retry', run: () => uploadQueue.retry([upload.key]) },
          { label: 'vehicle.photo.discard', run: () => uploadQueue.cancel([upload.key]) },
        ],
      ];
    }
    if (upload)
      return [
        [{ label: 'vehicle.photo.cancel_upload', run: () => uploadQueue.cancel([upload.key]) }],
      ];
    const place = angle?.id ?? 'extra';
    if (photo) return ofPhoto(photo, place, angle);
    return [
      [
        { label: 'vehicle.photo.choose', run: () => chooseFiles(place) },
        { label: 'vehicle.photo.take', run: () => setOverlay({ name: 'camera', view: place }) },
      ],
    ];
  };
};

/** The menu of one place of the grid. */
export const SlotMenu = ({ menu, onClose }: { menu: OpenMenu | null; onClose: () => void }) => {
  const itemsOf = useItems();
  return (
    <ActionMenu
      anchor={menu?.anchor ?? null}
      groups={menu ? itemsOf(menu.slot) : []}
      onClose={onClose}
    />
  );
};
