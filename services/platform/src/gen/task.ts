import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from './pandex/common/v1/BulkFailure.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from './pandex/common/v1/BulkReply.ts';
import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from './pandex/common/v1/CountPoint.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from './pandex/common/v1/CountSeries.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from './pandex/common/v1/Ids.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from './pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from './pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from './pandex/common/v1/TestSettingRequest.ts';
import type { AddToImportRequest as _pandex_task_v1_AddToImportRequest, AddToImportRequest__Output as _pandex_task_v1_AddToImportRequest__Output } from './pandex/task/v1/AddToImportRequest.ts';
import type { BeginImportRequest as _pandex_task_v1_BeginImportRequest, BeginImportRequest__Output as _pandex_task_v1_BeginImportRequest__Output } from './pandex/task/v1/BeginImportRequest.ts';
import type { CheckGeminiReply as _pandex_task_v1_CheckGeminiReply, CheckGeminiReply__Output as _pandex_task_v1_CheckGeminiReply__Output } from './pandex/task/v1/CheckGeminiReply.ts';
import type { CheckGeminiRequest as _pandex_task_v1_CheckGeminiRequest, CheckGeminiRequest__Output as _pandex_task_v1_CheckGeminiRequest__Output } from './pandex/task/v1/CheckGeminiRequest.ts';
import type { GetProgressRequest as _pandex_task_v1_GetProgressRequest, GetProgressRequest__Output as _pandex_task_v1_GetProgressRequest__Output } from './pandex/task/v1/GetProgressRequest.ts';
import type { GetSitemapRequest as _pandex_task_v1_GetSitemapRequest, GetSitemapRequest__Output as _pandex_task_v1_GetSitemapRequest__Output } from './pandex/task/v1/GetSitemapRequest.ts';
import type { ImportDiskReply as _pandex_task_v1_ImportDiskReply, ImportDiskReply__Output as _pandex_task_v1_ImportDiskReply__Output } from './pandex/task/v1/ImportDiskReply.ts';
import type { ImportDiskRequest as _pandex_task_v1_ImportDiskRequest, ImportDiskRequest__Output as _pandex_task_v1_ImportDiskRequest__Output } from './pandex/task/v1/ImportDiskRequest.ts';
import type { Item as _pandex_task_v1_Item, Item__Output as _pandex_task_v1_Item__Output } from './pandex/task/v1/Item.ts';
import type { ItemChange as _pandex_task_v1_ItemChange, ItemChange__Output as _pandex_task_v1_ItemChange__Output } from './pandex/task/v1/ItemChange.ts';
import type { ItemFilter as _pandex_task_v1_ItemFilter, ItemFilter__Output as _pandex_task_v1_ItemFilter__Output } from './pandex/task/v1/ItemFilter.ts';
import type { ItemList as _pandex_task_v1_ItemList, ItemList__Output as _pandex_task_v1_ItemList__Output } from './pandex/task/v1/ItemList.ts';
import type { Job as _pandex_task_v1_Job, Job__Output as _pandex_task_v1_Job__Output } from './pandex/task/v1/Job.ts';
import type { JobList as _pandex_task_v1_JobList, JobList__Output as _pandex_task_v1_JobList__Output } from './pandex/task/v1/JobList.ts';
import type { JobRef as _pandex_task_v1_JobRef, JobRef__Output as _pandex_task_v1_JobRef__Output } from './pandex/task/v1/JobRef.ts';
import type { ListItemsRequest as _pandex_task_v1_ListItemsRequest, ListItemsRequest__Output as _pandex_task_v1_ListItemsRequest__Output } from './pandex/task/v1/ListItemsRequest.ts';
import type { ListJobsRequest as _pandex_task_v1_ListJobsRequest, ListJobsRequest__Output as _pandex_task_v1_ListJobsRequest__Output } from './pandex/task/v1/ListJobsRequest.ts';
import type { PreviewImportReply as _pandex_task_v1_PreviewImportReply, PreviewImportReply__Output as _pandex_task_v1_PreviewImportReply__Output } from './pandex/task/v1/PreviewImportReply.ts';
import type { PreviewImportRequest as _pandex_task_v1_PreviewImportRequest, PreviewImportRequest__Output as _pandex_task_v1_PreviewImportRequest__Output } from './pandex/task/v1/PreviewImportRequest.ts';
import type { PreviewItem as _pandex_task_v1_PreviewItem, PreviewItem__Output as _pandex_task_v1_PreviewItem__Output } from './pandex/task/v1/PreviewItem.ts';
import type { Progress as _pandex_task_v1_Progress, Progress__Output as _pandex_task_v1_Progress__Output } from './pandex/task/v1/Progress.ts';
import type { ProgressItem as _pandex_task_v1_ProgressItem, ProgressItem__Output as _pandex_task_v1_ProgressItem__Output } from './pandex/task/v1/ProgressItem.ts';
import type { PushPagesReply as _pandex_task_v1_PushPagesReply, PushPagesReply__Output as _pandex_task_v1_PushPagesReply__Output } from './pandex/task/v1/PushPagesReply.ts';
import type { PushPagesRequest as _pandex_task_v1_PushPagesRequest, PushPagesRequest__Output as _pandex_task_v1_PushPagesRequest__Output } from './pandex/task/v1/PushPagesRequest.ts';
import type { PushQuota as _pandex_task_v1_PushQuota, PushQuota__Output as _pandex_task_v1_PushQuota__Output } from './pandex/task/v1/PushQuota.ts';
import type { RetryItemsRequest as _pandex_task_v1_RetryItemsRequest, RetryItemsRequest__Output as _pandex_task_v1_RetryItemsRequest__Output } from './pandex/task/v1/RetryItemsRequest.ts';
import type { ReviewItemsRequest as _pandex_task_v1_ReviewItemsRequest, ReviewItemsRequest__Output as _pandex_task_v1_ReviewItemsRequest__Output } from './pandex/task/v1/ReviewItemsRequest.ts';
import type { Sitemap as _pandex_task_v1_Sitemap, Sitemap__Output as _pandex_task_v1_Sitemap__Output } from './pandex/task/v1/Sitemap.ts';
import type { StartJobRequest as _pandex_task_v1_StartJobRequest, StartJobRequest__Output as _pandex_task_v1_StartJobRequest__Output } from './pandex/task/v1/StartJobRequest.ts';
import type { TaskServiceClient as _pandex_task_v1_TaskServiceClient, TaskServiceDefinition as _pandex_task_v1_TaskServiceDefinition } from './pandex/task/v1/TaskService.ts';
import type { TaskWork as _pandex_task_v1_TaskWork, TaskWork__Output as _pandex_task_v1_TaskWork__Output } from './pandex/task/v1/TaskWork.ts';
import type { UnsupportedLine as _pandex_task_v1_UnsupportedLine, UnsupportedLine__Output as _pandex_task_v1_UnsupportedLine__Output } from './pandex/task/v1/UnsupportedLine.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        BulkFailure: MessageTypeDefinition<_pandex_common_v1_BulkFailure, _pandex_common_v1_BulkFailure__Output>
        BulkReply: MessageTypeDefinition<_pandex_common_v1_BulkReply, _pandex_common_v1_BulkReply__Output>
        CountPoint: MessageTypeDefinition<_pandex_common_v1_CountPoint, _pandex_common_v1_CountPoint__Output>
        CountSeries: MessageTypeDefinition<_pandex_common_v1_CountSeries, _pandex_common_v1_CountSeries__Output>
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Ids: MessageTypeDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Ids__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        SeriesRequest: MessageTypeDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_SeriesRequest__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
        TestSettingReply: MessageTypeDefinition<_pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingReply__Output>
        TestSettingRequest: MessageTypeDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingRequest__Output>
      }
    }
    task: {
      v1: {
        AddToImportRequest: MessageTypeDefinition<_pandex_task_v1_AddToImportRequest, _pandex_task_v1_AddToImportRequest__Output>
        BeginImportRequest: MessageTypeDefinition<_pandex_task_v1_BeginImportRequest, _pandex_task_v1_BeginImportRequest__Output>
        CheckGeminiReply: MessageTypeDefinition<_pandex_task_v1_CheckGeminiReply, _pandex_task_v1_CheckGeminiReply__Output>
        CheckGeminiRequest: MessageTypeDefinition<_pandex_task_v1_CheckGeminiRequest, _pandex_task_v1_CheckGeminiRequest__Output>
        GetProgressRequest: MessageTypeDefinition<_pandex_task_v1_GetProgressRequest, _pandex_task_v1_GetProgressRequest__Output>
        GetSitemapRequest: MessageTypeDefinition<_pandex_task_v1_GetSitemapRequest, _pandex_task_v1_GetSitemapRequest__Output>
        ImportDiskReply: MessageTypeDefinition<_pandex_task_v1_ImportDiskReply, _pandex_task_v1_ImportDiskReply__Output>
        ImportDiskRequest: MessageTypeDefinition<_pandex_task_v1_ImportDiskRequest, _pandex_task_v1_ImportDiskRequest__Output>
        Item: MessageTypeDefinition<_pandex_task_v1_Item, _pandex_task_v1_Item__Output>
        ItemChange: MessageTypeDefinition<_pandex_task_v1_ItemChange, _pandex_task_v1_ItemChange__Output>
        ItemFilter: MessageTypeDefinition<_pandex_task_v1_ItemFilter, _pandex_task_v1_ItemFilter__Output>
        ItemList: MessageTypeDefinition<_pandex_task_v1_ItemList, _pandex_task_v1_ItemList__Output>
        Job: MessageTypeDefinition<_pandex_task_v1_Job, _pandex_task_v1_Job__Output>
        JobList: MessageTypeDefinition<_pandex_task_v1_JobList, _pandex_task_v1_JobList__Output>
        JobRef: MessageTypeDefinition<_pandex_task_v1_JobRef, _pandex_task_v1_JobRef__Output>
        ListItemsRequest: MessageTypeDefinition<_pandex_task_v1_ListItemsRequest, _pandex_task_v1_ListItemsRequest__Output>
        ListJobsRequest: MessageTypeDefinition<_pandex_task_v1_ListJobsRequest, _pandex_task_v1_ListJobsRequest__Output>
        PreviewImportReply: MessageTypeDefinition<_pandex_task_v1_PreviewImportReply, _pandex_task_v1_PreviewImportReply__Output>
        PreviewImportRequest: MessageTypeDefinition<_pandex_task_v1_PreviewImportRequest, _pandex_task_v1_PreviewImportRequest__Output>
        PreviewItem: MessageTypeDefinition<_pandex_task_v1_PreviewItem, _pandex_task_v1_PreviewItem__Output>
        Progress: MessageTypeDefinition<_pandex_task_v1_Progress, _pandex_task_v1_Progress__Output>
        ProgressItem: MessageTypeDefinition<_pandex_task_v1_ProgressItem, _pandex_task_v1_ProgressItem__Output>
        PushPagesReply: MessageTypeDefinition<_pandex_task_v1_PushPagesReply, _pandex_task_v1_PushPagesReply__Output>
        PushPagesRequest: MessageTypeDefinition<_pandex_task_v1_PushPagesRequest, _pandex_task_v1_PushPagesRequest__Output>
        PushQuota: MessageTypeDefinition<_pandex_task_v1_PushQuota, _pandex_task_v1_PushQuota__Output>
        RetryItemsRequest: MessageTypeDefinition<_pandex_task_v1_RetryItemsRequest, _pandex_task_v1_RetryItemsRequest__Output>
        ReviewItemsRequest: MessageTypeDefinition<_pandex_task_v1_ReviewItemsRequest, _pandex_task_v1_ReviewItemsRequest__Output>
        Sitemap: MessageTypeDefinition<_pandex_task_v1_Sitemap, _pandex_task_v1_Sitemap__Output>
        StartJobRequest: MessageTypeDefinition<_pandex_task_v1_StartJobRequest, _pandex_task_v1_StartJobRequest__Output>
        TaskService: SubtypeConstructor<typeof grpc.Client, _pandex_task_v1_TaskServiceClient> & { service: _pandex_task_v1_TaskServiceDefinition }
        TaskWork: MessageTypeDefinition<_pandex_task_v1_TaskWork, _pandex_task_v1_TaskWork__Output>
        UnsupportedLine: MessageTypeDefinition<_pandex_task_v1_UnsupportedLine, _pandex_task_v1_UnsupportedLine__Output>
      }
    }
  }
}

