import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';

interface PageDropProps {
  /** Translation keys: what happens to files dropped here. */
  title: string;
  hint: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Returns true where pasting inserts text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Takes files that are pasted anywhere, or dropped outside the page's own area: on the menu, the header. */
const useFilesFromAnywhere = (
  onFiles: (files: readonly File[]) => void,
  area: RefObject<HTMLElement | null>,
) => {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || takesText(event.target)) return;
      event.preventDefault();
      onFiles(files);
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (
        files.length === 0 ||
        (event.target instanceof Node && area.current?.contains(event.target))
      )
        return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles, area]);
};

/** Takes photos that are dropped or pasted anywhere, folders included, and shows so while they are dragged over the page. */
export const PageDrop = ({ title, hint, onFiles, children }: PageDropProps) => {
  const translate = useTranslate();
  const { getRootProps, rootRef, isDragGlobal } = useDropzone({
    onDrop: (files) => onFiles(files),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  useFilesFromAnywhere(onFiles, rootRef);
  return (
    <Box {...getRootProps({ role: 'presentation' })} sx={{ minHeight: '100%' }}>
      {children}
      {isDragGlobal && (
        <Box
          sx={{
            position: 'fixed',
            inset: 12,
            zIndex: 'modal',
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 1,
            textAlign: 'center',
            p: 3,
            borderRadius: 4,
            border: 3,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            bgcolor: 'background.paper',
            opacity: 0.96,
            pointerEvents: 'none',
          }}
        >
          <CloudUploadOutlined color="primary" sx={{ fontSize: 56 }} />
          <Typography variant="h1" component="p">
            {translate(title)}
          </Typography>
          <Typography color="textSecondary">{translate(hint)}</Typography>
        </Box>
      )}
    </Box>
  );
};
