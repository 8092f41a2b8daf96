import { useConfiguration } from '../sync/configuration-context';
import { useDescription } from './use-description';

export default function DrawingDescription() {
  const { shown } = useConfiguration();
  return <p className="mute">{useDescription('inside', shown)}</p>;
}
