import AttachFile from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useFileAddress } from '@turntable/declare/ui/useFileAddress.ts';
import { useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FEEDBACK_FILES } from '../../../contract/support/feedback.ts';
import { sizeText } from '../../ui/sizeText.ts';

const { most, megabytes } = FEEDBACK_FILES;
const MEGABYTE = 1024 * 1024;

/** The element that the application is rendered in; dialogs and panels are rendered beside it. */
const ROOT = 'root';
const CONTENT = 'main-content';

/** Leaves out nodes below the window's lower edge: a long page would take several times as long. */
const isAboveEdge = (node: Node): boolean =>
  !(node instanceof Element) || node.getBoundingClientRect().top < window.innerHeight;

/**
 * Draws the page as the user sees it behind the panel: header and menu in place, the content as far as it is scrolled.
 * @throws if the browser cannot draw it.
 */
const takeScreenshot = async (): Promise<File> => {
  const { domToBlob } = await import('modern-screenshot');
  const root = document.getElementById(ROOT);
  if (!root) throw new Error('The page has no root');
  const blob = await domToBlob(root, {
    width: window.innerWidth,
    height: window.innerHeight,
    scale: Math.min(window.devicePixelRatio, 2),
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    timeout: 10_000,
    filter: isAboveEdge,
    font: false, // the page uses system fonts; embedding others would violate the content security policy
    onCloneNode: (page) => {
      const content = page instanceof HTMLElement && page.querySelector<HTMLElement>(`#${CONTENT}`);
      if (content) content.style.transform = `translateY(${-window.scrollY}px)`;
    },
  });
  return new File([blob], 'page.png', { type: 'image/png' });
};

/** What is sent along with a message. */
export interface Attached {
  screenshot?: File | undefined;
  files: readonly File[];
}

const Screenshot = ({ file }: { file: File }) => (
  <img
    src={useFileAddress(file)}
    alt={useTranslate()('support.screenshot_alt')}
    style={{ maxWidth: '100%', maxHeight: 180 }}
  />
);

interface AttachmentsProps {
  attached: Attached;
  onChange: (attached: Attached) => void;
}

/** Inputs for what is sent along with a message: a screenshot of the page, and files. */
export const Attachments = ({ attached, onChange }: AttachmentsProps) => {
  const { screenshot, files } = attached;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const chooser = useRef<HTMLInputElement>(null);
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const photograph = async () => {
    setTaking(true);
    setProblem(undefined);
    try {
      onChange({ ...attached, screenshot: await takeScreenshot() });
    } catch {
      setProblem(translate('support.screenshot_failed'));
    }
    setTaking(false);
  };
  const faultOf = (chosen: readonly File[]): string | undefined => {
    const empty = chosen.find(({ size }) => size === 0);
    const large = chosen.find(({ size }) => size > megabytes * MEGABYTE);
    if (empty) return translate('support.file_empty', { name: empty.name });
    if (large) return translate('support.file_too_large', { name: large.name, megabytes });
    const areTooMany = files.length + chosen.length > most;
    return areTooMany ? translate('support.too_many_files', { most }) : undefined;
  };
  const add = (chosen: readonly File[]) => {
    const fault = faultOf(chosen);
    setProblem(fault);
    if (!fault) onChange({ ...attached, files: [...files, ...chosen] });
  };

  return (
    <>
      {problem && <Alert severity="warning">{problem}</Alert>}
      {!screenshot && (
        <Button
          variant="outlined"
          startIcon={<PhotoCameraOutlined />}
          loading={isTaking}
          onClick={photograph}
        >
          {translate('support.screenshot')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<AttachFile />}
        onClick={() => chooser.current?.click()}
      >
        {translate('support.files')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = ''; // lets the user choose the same file again
        }}
      />
      <small>{translate('support.files_hint', { most, megabytes })}</small>
      <List disablePadding>
        {[...(screenshot ? [screenshot] : []), ...files].map((file, place) => {
          const isPage = file === screenshot;
          const remove = () =>
            onChange({
              screenshot: isPage ? undefined : screenshot,
              files: files.filter((other) => other !== file),
            });
          return (
            <ListItem
              // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name
              key={place}
              disableGutters
              dense
              secondaryAction={
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate(
                    isPage ? 'support.screenshot_remove' : 'support.file_remove',
                    { name: file.name },
                  )}
                  onClick={remove}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              }
            >
              {isPage ? (
                <Screenshot file={file} />
              ) : (
                <ListItemText
                  primary={file.name}
                  secondary={sizeText(file.size, locale)}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              )}
            </ListItem>
          );
        })}
      </List>
    </>
  );
};
