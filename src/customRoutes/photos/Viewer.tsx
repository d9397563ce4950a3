import BrushOutlined from '@mui/icons-material/BrushOutlined';
import CompareIcon from '@mui/icons-material/Compare';
import CropFree from '@mui/icons-material/CropFree';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import TouchApp from '@mui/icons-material/TouchApp';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CSSProperties, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SlideImage, SlotStyles } from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { LOW } from '@turntable/declare/theme/layout.ts';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import { PictureViewer, ViewerButton } from '../../ui/PictureViewer.tsx';
import { MarkedPicture, placesOn } from '../moderation/MarkedPicture.tsx';
import { type Shown, usePageState } from '../vehicles/actions.tsx';
import { useCar } from '../vehicles/car.tsx';
import { doubtsInPicture, doubtText } from './doubts.ts';
import { type NamedPhoto, usePhotoSeries } from './grid/slots.ts';
import { HoldArea } from './HoldArea.tsx';
import { aspectOf, styleInFrame } from './photoInFrame.ts';
import { useDownload } from './unchangedPlates.tsx';

/** Returns the photos as slides. @param isNamedBelow whether the name is below the picture, because the bar above has no room for it */
const useSlides = (
  series: readonly NamedPhoto[],
  shown: Shown,
  isNamedBelow: boolean,
): SlideImage[] => {
  const translate = useTranslate();
  return series.map(({ photo, name }, index) => {
    const finished = shown === 'finished' ? photo.processed_url : null;
    const why = [
      finished &&
        photo.unchanged_plate &&
        translate(`vehicle.unchanged_plate.${photo.unchanged_plate}`),
      finished && photo.doubts.length > 0 && translate(doubtText(photo.doubts)),
    ];
    const alt = translate(
      finished ? 'vehicle.viewer.alt_finished' : 'vehicle.viewer.alt_original',
      { view: name },
    );
    const thumbnail = (finished && photo.preview_processed_url) || photo.preview_url;
    const description = [isNamedBelow && `${index + 1} / ${series.length} · ${alt}`, ...why]
      .filter(Boolean)
      .join('\n');
    return { src: finished ?? photo.url, alt, thumbnail, ...(description && { description }) };
  });
};

/** The picture's number and the number of pictures, at the left of the bar. */
const PLACE: CSSProperties = {
  order: -1,
  flex: 1,
  alignSelf: 'center',
  padding: '0 8px',
  color: '#fff',
  whiteSpace: 'nowrap',
};

/** The bar is above the picture and covers none of it. */
const ABOVE: SlotStyles = {
  container: { paddingTop: 56 },
  toolbar: { left: 0, justifyContent: 'end' },
};

const FILMSTRIP = { width: 84, height: 63, border: 2, padding: 0, gap: 8, borderRadius: 6 };

/** Width of a finished picture in pixels. Pictures are shown at most at this size until the user zooms. */
const FINISHED_WIDTH = 1920;

interface InPlaceProps {
  photo: Photo;
  frame: PhotoFrame;
  alt: string;
  /** The room for the picture, in pixels. */
  place: { width: number; height: number };
}

/** The original in place of the finished picture, with the vehicle at the same place. */
const OriginalInPlace = ({ photo, frame, alt, place }: InPlaceProps) => {
  const aspect = aspectOf(photo, frame);
  const width = Math.min(place.width, place.height * aspect, FINISHED_WIDTH);
  return (
    <div
      style={{
        position: 'relative',
        overflow: 'hidden',
        background: '#111',
        width,
        height: width / aspect,
      }}
    >
      <img src={photo.url} alt={alt} draggable={false} style={styleInFrame(frame, aspect)} />
    </div>
  );
};

/** Shows the photos one by one in full size, with arrow keys, zoom, and a switch between original and finished. */
const Viewer = ({ photo: opened }: { photo: number }) => {
  const translate = useTranslate();
  const { vehicle_name: vehicle, to_fix_places } = useCar();
  const { shown, setShown, setOverlay, actions } = usePageState();
  const download = useDownload();
  const series = usePhotoSeries();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const slides = useSlides(series, shown, isNarrow);
  const isLow = useMediaQuery(LOW);
  const [current, setCurrent] = useState(opened);
  /** Shows the original while the picture, or its button, is pressed. */
  const [isHeld, setHeld] = useState(false);
  const index = Math.max(
    0,
    series.findIndex(({ photo }) => photo.id === current),
  );
  const photo = series[index]?.photo;
  const isFinished = shown === 'finished' && photo?.processed_url;
  const frame = isFinished ? photo.photo_frame : null;
  return (
    <PictureViewer
      label={translate('vehicle.viewer.label', { vehicle })}
      slides={slides}
      plugins={isLow ? [] : [Thumbnails]}
      thumbnails={FILMSTRIP}
      styles={ABOVE}
      index={index}
      onView={(next) => setCurrent(series[next]?.photo.id ?? opened)}
      onClose={() => setOverlay(null)}
      render={{
        slide: ({ slide, offset, rect }) => {
          if (frame && isHeld && offset === 0 && photo)
            return (
              <OriginalInPlace
                photo={photo}
                frame={frame}
                alt={translate('vehicle.viewer.alt_original', { view: series[index]?.name ?? '' })}
                place={rect}
              />
            );
          const { src, alt = '' } = slide as SlideImage; // all slides are pictures
          const drawn = series.find(({ photo }) => [photo.url, photo.processed_url].includes(src));
          const picture = src === drawn?.photo.processed_url ? 'finished' : 'original';
          const places = drawn
            ? [
                ...placesOn(to_fix_places, drawn.photo, picture),
                ...(picture === 'finished' ? doubtsInPicture(drawn.photo) : []),
              ]
            : [];
          if (places.length === 0) return undefined;
          const most = { maxWidth: rect.width, maxHeight: rect.height };
          return <MarkedPicture src={src} alt={alt} places={places} style={most} />;
        },
        slideContainer: ({ children }) => (
          <HoldArea onHold={setHeld} isOff={!frame}>
            {children}
          </HoldArea>
        ),
      }}
      buttons={[
        !isNarrow && (
          <span key="place" style={PLACE}>
            {index + 1} / {series.length} · {slides[index]?.alt}
          </span>
        ),
        frame && (
          <ViewerButton
            key="hold"
            label={translate('vehicle.viewer.hold')}
            icon={TouchApp}
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setHeld(true)}
            onKeyUp={() => setHeld(false)}
            onBlur={() => setHeld(false)}
          />
        ),
        photo?.processed_url && (
          <ViewerButton
            key="shown"
            label={translate(
              isFinished ? 'vehicle.viewer.show_original' : 'vehicle.viewer.show_finished',
            )}
            icon={SwapHoriz}
            onClick={() => setShown(isFinished ? 'original' : 'finished')}
          />
        ),
        photo?.unchanged_plate && photo.in_process === 0 && (
          <ViewerButton
            key="plate"
            label={translate('vehicle.photo.plate')}
            icon={CropFree}
            onClick={() => setOverlay({ name: 'plate', photo: photo.id })}
          />
        ),
        photo && photo.doubts.length > 0 && photo.in_process === 0 && (
          <ViewerButton
            key="brush"
            label={translate('vehicle.photo.brush')}
            icon={BrushOutlined}
            onClick={() => setOverlay({ name: 'brush', photo: photo.id })}
          />
        ),
        photo?.processed_url && (
          <ViewerButton
            key="compare"
            label={translate('vehicle.photo.compare')}
            icon={CompareIcon}
            onClick={() => setOverlay({ name: 'compare', photo: photo.id })}
          />
        ),
        photo && (
          <ViewerButton
            key="download"
            label={translate(
              isFinished ? 'vehicle.photo.download' : 'vehicle.photo.download_original',
            )}
            icon={DownloadOutlined}
            onClick={() =>
              isFinished ? download([photo.id]) : actions.download([photo.id], 'original')
            }
          />
        ),
      ]}
    />
  );
};

export default Viewer;
