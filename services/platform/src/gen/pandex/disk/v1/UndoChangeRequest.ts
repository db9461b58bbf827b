// Original file: protos/pandex/disk/v1/disk.proto


export interface UndoChangeRequest {
  'undo'?: (string);
}

export interface UndoChangeRequest__Output {
  'undo': (string);
}
