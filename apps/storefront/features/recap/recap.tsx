export default function Recap() {
  return null;
}
