import { mailboxOf } from './email-address';

it.each([
  ['in other case', 'Jana@Example.test'],
  ['with a tag', 'jana+okna@example.test'],
  ['with spaces around it', ' jana@example.test '],
])('knows a mailbox that is written %s', (_, address) => {
  expect(mailboxOf(address)).toBe('jana@example.test');
});

it('knows a mailbox at Gmail however it is dotted, and tells others apart', () => {
  expect(mailboxOf('Ja.na+x@googlemail.com')).toBe('jana@gmail.com');
  expect(mailboxOf('ja.na@example.test')).not.toBe(mailboxOf('jana@example.test'));
});
