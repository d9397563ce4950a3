import CompareIcon from '@mui/icons-material/Compare';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import Lightbox, { type Labels, type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { type Shown, usePageState } from '../actions/PageState.tsx';
import { useCar } from '../car/CarContext.tsx';
import { type NamedPhoto, usePhotoSeries } from './photoSeries.ts';

const useLabels = (): Labels => {
  const translate = useTranslate();
  const { vehicle_name: name } = useCar();
  return {
    Lightbox: translate('vehicle.viewer.label', { vehicle: name }),
    Previous: translate('vehicle.viewer.previous'),
    Next: translate('vehicle.viewer.next'),
    Close: translate('vehicle.viewer.close'),
    'Photo gallery': translate('vehicle.viewer.gallery'),
    Carousel: translate('vehicle.viewer.carousel'),
    Slide: translate('vehicle.viewer.slide'),
    '{index} of {total}': translate('vehicle.viewer.position'),
    Caption: translate('vehicle.viewer.caption'),
    'Zoom in': translate('vehicle.viewer.zoom_in'),
    'Zoom out': translate('vehicle.viewer.zoom_out'),
  };
};

const useSlides = (series: readonly NamedPhoto[], shown: Shown): SlideImage[] => {
  const translate = useTranslate();
  return series.map(({ photo, name }) => {
    const finished = shown === 'finished' ? photo.processed_url : null;
    const alt = translate(finished ? 'vehicle.viewer.alt_finished' : 'vehicle.viewer.alt_original', { view: name });
    return { src: finished ?? photo.url, alt, title: alt };
  });
};

interface ViewerButtonProps {
  label: string;
  icon: ComponentType<{ className: string }>;
  onClick: () => void;
}

const ViewerButton = ({ label, icon: Icon, onClick }: ViewerButtonProps) => (
  <button type="button" className="yarl__button" aria-label={label} title={label} onClick={onClick}>
    <Icon className="yarl__icon" />
  </button>
);

/** The photos one by one in full size: arrow keys, zoom, original or finished. */
const Viewer = ({ photo: opened }: { photo: number }) => {
  const translate = useTranslate();
  const { shown, setShown, setOverlay, actions } = usePageState();
  const series = usePhotoSeries();
  const [current, setCurrent] = useState(opened);
  const index = Math.max(
    0,
    series.findIndex(({ photo }) => photo.id === current),
  );
  const photo = series[index]?.photo;
  const isFinished = shown === 'finished' && photo?.processed_url;
  return (
    <Lightbox
      open
      close={() => setOverlay(null)}
      index={index}
      slides={useSlides(series, shown)}
      plugins={[Zoom, Captions]}
      labels={useLabels()}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true }}
      animation={{ fade: 150, swipe: 250 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      on={{ view: ({ index: next }) => setCurrent(series[next]?.photo.id ?? opened) }}
      toolbar={{
        buttons: [
          photo?.processed_url && (
            <ViewerButton
              key="shown"
              label={translate(isFinished ? 'vehicle.viewer.show_original' : 'vehicle.viewer.show_finished')}
              icon={SwapHoriz}
              onClick={() => setShown(isFinished ? 'original' : 'finished')}
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
              label={translate(isFinished ? 'vehicle.photo.download' : 'vehicle.photo.download_original')}
              icon={DownloadOutlined}
              onClick={() => actions.download([photo.id], isFinished ? 'processed' : 'original')}
            />
          ),
          'close',
        ],
      }}
    />
  );
};

export default Viewer;
