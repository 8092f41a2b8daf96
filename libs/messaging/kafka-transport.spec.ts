import { conformance } from './testing/conformance';
import { kafkaForTests } from './testing/kafka-for-tests';

const kafka = kafkaForTests();
