// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface ConfigMap {
  'values'?: ({[key: string]: string});
  'version'?: (number | string | Long);
  '_version'?: "version";
}

export interface ConfigMap__Output {
  'values': ({[key: string]: string});
  'version'?: (number);
}
