import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import Lightbox, {
  IconButton,
  type IconButtonProps,
  type Labels,
  type LightboxExternalProps,
  type SlideImage,
} from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';

const useLabels = (label: string): Labels => {
  const translate = useTranslate();
  return {
    Lightbox: label,
    Previous: translate('vehicle.viewer.previous'),
    Next: translate('vehicle.viewer.next'),
    Close: translate('vehicle.viewer.close'),
    'Photo gallery': translate('vehicle.viewer.gallery'),
    Carousel: translate('vehicle.viewer.carousel'),
    Slide: translate('vehicle.viewer.slide'),
    '{index} of {total}': translate('vehicle.viewer.position'),
    Caption: translate('vehicle.viewer.caption'),
    Thumbnails: translate('vehicle.viewer.thumbnails'),
    'Zoom in': translate('vehicle.viewer.zoom_in'),
    'Zoom out': translate('vehicle.viewer.zoom_out'),
  };
};

/** A button of the viewer's toolbar; its label is already translated. */
export const ViewerButton = IconButton as ComponentType<
  Omit<IconButtonProps, 'label'> & { label: string }
>;

interface PictureViewerProps
  extends Pick<LightboxExternalProps, 'index' | 'render' | 'plugins' | 'styles' | 'thumbnails'> {
  /** What the pictures show. */
  label: string;
  slides: readonly SlideImage[];
  onView: (index: number) => void;
  onClose: () => void;
  /** Shown beside the close button. */
  buttons: readonly ReactNode[];
}

/** Shows pictures one by one in full size: arrow keys, swipe, zoom. */
export const PictureViewer = ({
  label,
  slides,
  onView,
  onClose,
  buttons,
  plugins = [],
  ...more
}: PictureViewerProps) => (
  <Lightbox
    open
    close={onClose}
    slides={[...slides]}
    plugins={[Zoom, Captions, ...plugins]}
    labels={useLabels(label)}
    captions={{ descriptionMaxLines: 5 }}
    carousel={{ finite: true, padding: 0 }}
    controller={{ closeOnBackdropClick: true }}
    animation={{ fade: 150, swipe: 250 }}
    zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
    on={{ view: ({ index: next }) => onView(next) }}
    toolbar={{ buttons: [...buttons, 'close'] }}
    {...more}
  />
);
