// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

/** What the guide of the date picker says of tests with Testing Library. */
it('takes a date in its hidden input, and one of the popup of the desktop', async () => {
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Booking"
        slotProps={{ textField: { slotProps: { htmlInput: { 'data-testid': 'booking' } } } }}
      />
    </LocalizationProvider>,
  );
  const input = screen.getByTestId<HTMLInputElement>('booking');
  fireEvent.change(input, { target: { value: '04/15/2026' } });
  expect(input.value).toBe('04/15/2026');
  const field = screen.getByRole('group', { name: 'Booking' });
  const parts = within(field)
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent);
  expect(parts).toEqual(['04', '15', '2026']);

  fireEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
  const popup = await screen.findByRole('dialog', { name: 'Booking' });
  expect(popup.getAttribute('aria-modal')).toBeNull();
  fireEvent.click(within(popup).getByRole('gridcell', { name: '20' }));
  expect(input.value).toBe('04/20/2026');
});
