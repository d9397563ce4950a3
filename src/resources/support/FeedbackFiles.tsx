import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { request } from '@turntable/declare/api/httpClient.ts';
import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { openDownload } from '@turntable/declare/ui/openDownload.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { adminSupport } from '../../../contract/support/calls.ts';
import type { Feedback } from '../../../contract/support/feedback.ts';
import { sizeText } from '../../ui/sizeText.ts';

const AttachedFiles = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    height: 'auto',
    minHeight: 36,
    maxWidth: '100%',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
});

/** Lists the files of a message. Each file's address is requested when it is opened and is valid for some minutes. */
const FeedbackFiles = ({ row: { id, files } }: { row: Feedback }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const errorText = useErrorText();
  const fetchFile = async (file: number) => {
    try {
      openDownload((await request(adminSupport.download, { params: { id, file } })).link);
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };
  if (files.length === 0) return translate('support.no_files');
  return (
    <AttachedFiles>
      {files.map(({ id: file, name, bytes }) => {
        const text = `${name} · ${sizeText(bytes, locale)}`;
        return (
          <li key={file}>
            <ToolButton
              type="button"
              aria-label={translate('support.download', { name: text })}
              onClick={() => fetchFile(file)}
            >
              <FileDownloadOutlined />
              {text}
            </ToolButton>
          </li>
        );
      })}
    </AttachedFiles>
  );
};

export default FeedbackFiles;
