import Search from '@mui/icons-material/Search';
import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

/** How long after the last key the list is asked, in milliseconds: rows are painted within 300 ms of it. */
const DEBOUNCE = 100;

const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 140px',
  minWidth: 0,
  maxWidth: 420,
  height: 36,
  border: `1px solid ${theme.palette.mode === 'dark' ? alpha('#fff', 0.36) : alpha('#000', 0.46)}`,
  borderRadius: 8,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '& svg': { fontSize: 20, marginLeft: 10, flex: 'none' },
  '& input': {
    font: 'inherit',
    fontSize: 14,
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: '0 10px 0 8px',
    border: 0,
    outline: 0,
    color: theme.palette.text.primary,
    backgroundColor: 'transparent',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  },
  '& kbd': {
    font: 'inherit',
    fontSize: 12,
    lineHeight: '18px',
    minWidth: 18,
    marginRight: 9,
    textAlign: 'center',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
  '& input:focus + kbd, & input:not(:placeholder-shown) + kbd': { display: 'none' },
  '@media (hover: none)': { '& kbd': { display: 'none' }, '& input': { fontSize: 16 } },
}));

interface SearchFieldProps {
  /** What is searched for at present. */
  searched: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** Searches while the user types. `/` puts the cursor here. */
export const SearchField = ({ searched, placeholder, onSearch }: SearchFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);
  const onTheWay = useRef(new Set<string>());
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    const isOurs = searched === sent.current || onTheWay.current.has(searched);
    if (searched === sent.current) onTheWay.current.clear();
    if (isOurs) return; // what was sent arrives in the address; the user may have typed on meanwhile
    sent.current = searched; // changed from elsewhere: filters reset, saved filters, the browser's back
    setTyped(searched);
  }, [searched]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onTheWay.current.add(wanted);
      search.current(wanted);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Field>
      <Search />
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder={placeholder}
        aria-label={translate('list.search')}
        aria-keyshortcuts="/"
        data-list-search
        onChange={(event) => setTyped(event.target.value)}
      />
      <kbd>/</kbd>
    </Field>
  );
};
