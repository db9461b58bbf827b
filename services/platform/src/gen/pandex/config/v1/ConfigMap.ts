// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface ConfigMap {
  'values'?: ({[key: string]: string});
  'version'?: (number | string | Long);
  'fingerprint'?: (string);
  '_version'?: "version";
  '_fingerprint'?: "fingerprint";
}

export interface ConfigMap__Output {
  'values': ({[key: string]: string});
  'version'?: (number);
  'fingerprint'?: (string);
}
