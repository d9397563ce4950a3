import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { complaints } from '../../../../contract/complaints/calls.ts';
import { PHOTO_STATUS, type Photo } from '../../../../contract/photos/photo.ts';
import { adminCars } from '../../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../../contract/vehicles/calls.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import { mayCall } from '../../../api/roleCalls.ts';
import { openFileDialog } from '../../../uploads/openFileDialog.ts';
import { usePageState } from '../actions.tsx';
import { uploadQueue } from '../uploads.tsx';
import { isOffered, type Slot } from './slots.ts';

export interface OpenMenu {
  slot: Slot;
  anchor: HTMLElement;
}

interface Item {
  label: string;
  run: () => void;
  checked?: boolean;
  isDangerous?: boolean;
}

const useItems = () => {
  const { actions, setOverlay, chooseFiles } = usePageState();

  const chooseFinished = (view: number) =>
    openFileDialog(([file]) => file && void actions.uploadProcessed(view, file), false);

  const ofPhoto = (photo: Photo, place: number | 'extra', angle: Angle | null): Item[][] => {
    const hasView = angle !== null;
    const isProcessed = photo.processed_url !== null;
    const isOn = isOffered({ angle });
    const isFree = photo.in_process === 0;
    const isReady = isFree && isOn;
    return [
      [
        { label: 'open', run: () => setOverlay({ name: 'viewer', photo: photo.id }) },
        ...(isProcessed
          ? [{ label: 'compare', run: () => setOverlay({ name: 'compare', photo: photo.id }) }]
          : []),
        ...(isProcessed && mayCall(complaints.send)
          ? [{ label: 'complain', run: () => setOverlay({ name: 'complain', photo: photo.id }) }]
          : []),
      ],
      [
        ...(isReady
          ? [
              {
                label: photo.status === PHOTO_STATUS.processed ? 'process_again' : 'process',
                run: () => void actions.process([photo.id]),
              },
            ]
          : []),
        ...(isReady
          ? [{ label: 'box', run: () => setOverlay({ name: 'box', photo: photo.id }) }]
          : []),
        ...(isReady && angle?.kind === 'exterior'
          ? [{ label: 'plate', run: () => setOverlay({ name: 'plate', photo: photo.id }) }]
          : []),
        ...(isReady && isProcessed && angle?.kind === 'exterior'
          ? [{ label: 'brush', run: () => setOverlay({ name: 'brush', photo: photo.id }) }]
          : []),
        ...(mayCall(cars.overlays)
          ? [
              {
                label: 'logo',
                checked: photo.show_logo === 1,
                run: () =>
                  void actions.setOverlays(photo.id, { show_logo: photo.show_logo === 1 ? 0 : 1 }),
              },
              {
                label: 'banner',
                checked: photo.show_banner === 1,
                run: () =>
                  void actions.setOverlays(photo.id, {
                    show_banner: photo.show_banner === 1 ? 0 : 1,
                  }),
              },
            ]
          : []),
      ],
      [
        ...(isProcessed
          ? [{ label: 'download', run: () => void actions.download([photo.id], 'processed') }]
          : []),
        { label: 'download_original', run: () => void actions.download([photo.id], 'original') },
        ...(hasView && isOn ? [{ label: 'replace', run: () => chooseFiles(place) }] : []),
        ...(typeof place === 'number' && isOn && mayCall(adminCars.uploadProcessed)
          ? [{ label: 'upload_processed', run: () => chooseFinished(place) }]
          : []),
        ...(hasView && isFree && mayCall(cars.move)
          ? [{ label: 'move', run: () => setOverlay({ name: 'move', photo: photo.id }) }]
          : []),
      ],
      [
        {
          label: 'delete',
          isDangerous: true,
          run: () => setOverlay({ name: 'delete', photos: [photo.id] }),
        },
      ],
    ];
  };

  return ({ angle, photo, upload }: Slot): Item[][] => {
    if (upload?.state.name === 'failed') {
      return [
        [
          { label: 'retry', run: () => uploadQueue.retry([upload.key]) },
          { label: 'discard', run: () => uploadQueue.cancel([upload.key]) },
        ],
      ];
    }
    if (upload) return [[{ label: 'cancel_upload', run: () => uploadQueue.cancel([upload.key]) }]];
    const place = angle?.id ?? 'extra';
    if (photo) return ofPhoto(photo, place, angle);
    return [
      [
        { label: 'choose', run: () => chooseFiles(place) },
        { label: 'take', run: () => setOverlay({ name: 'camera', view: place }) },
      ],
    ];
  };
};

/** What can be done with one place of the grid. */
export const SlotMenu = ({ menu, onClose }: { menu: OpenMenu | null; onClose: () => void }) => {
  const translate = useTranslate();
  const itemsOf = useItems();
  /** Runs when the menu is gone, so that a dialog gives the focus back to the place and not to a menu entry. */
  const chosen = useRef<() => void>(undefined);
  const last = useRef<OpenMenu>(null);
  if (menu) last.current = menu;
  const groups = last.current ? itemsOf(last.current.slot).filter((group) => group.length > 0) : [];
  return (
    <Menu
      anchorEl={last.current?.anchor ?? null}
      open={menu !== null}
      onClose={onClose}
      slotProps={{
        transition: {
          onExited: () => {
            chosen.current?.();
            chosen.current = undefined;
          },
        },
      }}
    >
      {groups.flatMap((group, index) => [
        ...(index > 0
          ? [<Divider key={`line-${group[0]?.label}`} component="li" role="separator" />]
          : []),
        ...group.map(({ label, run, checked, isDangerous }) => (
          <MenuItem
            key={label}
            role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={checked}
            onClick={() => {
              chosen.current = run;
              onClose();
            }}
          >
            <ListItemText slotProps={{ primary: { color: isDangerous ? 'error' : undefined } }}>
              {translate(`vehicle.photo.${label}`)}
            </ListItemText>
            {checked && <span aria-hidden="true">✓</span>}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
};
