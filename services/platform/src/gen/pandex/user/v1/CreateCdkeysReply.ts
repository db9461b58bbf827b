// Original file: protos/pandex/user/v1/user.proto


export interface CreateCdkeysReply {
  'batch'?: (string);
  'keys'?: (string)[];
}

export interface CreateCdkeysReply__Output {
  'batch': (string);
  'keys': (string)[];
}
