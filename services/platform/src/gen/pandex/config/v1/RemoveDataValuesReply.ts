// Original file: protos/pandex/config/v1/config.proto


export interface RemoveDataValuesReply {
  'removed'?: (number);
}

export interface RemoveDataValuesReply__Output {
  'removed': (number);
}
