// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface BlacklistEntryInput {
  'id'?: (number | string | Long);
  'ip'?: (string);
  'reason'?: (string);
  'enabled'?: (boolean);
  '_ip'?: "ip";
  '_reason'?: "reason";
  '_enabled'?: "enabled";
}

export interface BlacklistEntryInput__Output {
  'id': (number);
  'ip'?: (string);
  'reason'?: (string);
  'enabled'?: (boolean);
}
