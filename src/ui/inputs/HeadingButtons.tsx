import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';

const LEVELS = [1, 2, 3] as const;

/** Headings of the editor; its own menu of levels is no list that screen readers understand. */
export const HeadingButtons = () => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => {
      editor?.off('transaction', redraw);
    };
  }, [editor]);
  return (
    <ToggleButtonGroup size="small">
      {LEVELS.map((level) => {
        const label = translate(`ra.tiptap.heading${level}`);
        return (
          <ToggleButton
            key={level}
            value={level}
            title={label}
            disabled={!editor?.isEditable}
            selected={editor?.isActive('heading', { level }) ?? false}
            onClick={() =>
              editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()
            }
            sx={{ fontSize: 13, fontWeight: 700, color: 'text.primary' }}
          >
            {`H${level}`}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
