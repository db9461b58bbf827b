// Original file: protos/pandex/disk/v1/disk.proto


export interface VoteOnLinkRequest {
  'doc_id'?: (string);
  'works'?: (boolean);
}

export interface VoteOnLinkRequest__Output {
  'doc_id': (string);
  'works': (boolean);
}
